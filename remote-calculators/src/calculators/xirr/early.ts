// No core works before React: rows are read as a whole, and what is typed until then is handed over by the shell.
export {};
