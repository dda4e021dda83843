/** Downloads a file; text is encoded as UTF-8. */
export function saveFile(fileName: string, mediaType: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
