/** A file that can no longer be read after it changes on disk, as in Chromium. */
export async function changingFile(original: File) {
  let isChanged = false;
  const bytes = await original.arrayBuffer();
  class ChangingFile extends File {
    override arrayBuffer(): Promise<ArrayBuffer> {
      if (isChanged) return Promise.reject(new DOMException('changed', 'NotReadableError'));
      return super.arrayBuffer();
    }
    override slice(...range: Parameters<Blob['slice']>): Blob {
      const part = super.slice(...range);
      return isChanged ? Object.assign(part, { arrayBuffer: () => this.arrayBuffer() }) : part;
    }
  }
  return {
    file: new ChangingFile([bytes], original.name),
    change: () => {
      isChanged = true;
    },
  };
}
