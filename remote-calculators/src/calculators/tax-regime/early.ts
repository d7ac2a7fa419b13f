// No core works before React: what is typed until then is handed over by the shell.
export {};
