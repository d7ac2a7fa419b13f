let isRead = true;
// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of this program, and what it was
// doing it finishes.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    console.error(`What was asked for could not be written whole: ${error.message}. Make room, and ask again.`);
    process.exit(1);
  }
  isRead = false;
});

/** Hands a text to whoever reads this program, and waits until it is taken. @returns false once nobody reads any more */
export const print = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (isRead) process.stdout.write(text, (error) => resolve(!error));
    else resolve(false);
  });
