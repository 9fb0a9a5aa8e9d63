### Bilder einer Aufzeichnung.

picture-of-itself = „{ $file }“ ist die Aufzeichnung selbst; gib dem Bild eine andere Datei.
