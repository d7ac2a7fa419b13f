/** Hands a text to the browser as a file to keep. Call it in handlers only. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; until then the address must live.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
