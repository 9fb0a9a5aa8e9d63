### What can be wrong with a picture.

no-drawings = This copy of Stammtisch was installed without its drawings; install a released wheel, or run “make page” in its source tree.
unknown-theme = There is no theme called “{ $theme }”; choose one of these: { $known }.
picture-language = No picture can be lettered in “{ $language }”; choose one of these: { $known }.
picture-width = A picture is { $fewest } to { $most } pixels wide, not { $width }.
