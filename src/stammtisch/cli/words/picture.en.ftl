### Pictures of a record.

picture-of-itself = “{ $file }” is the record itself; name another file for the picture.
