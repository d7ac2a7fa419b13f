// Scripts of India that are written with other letters than these have a file of their own beside this one.
