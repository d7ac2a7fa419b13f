/** Hands bytes or text to the visitor as a file to keep. Nothing leaves the browser. Call it in handlers only. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin reading the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
