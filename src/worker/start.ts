/**
 * Starts a worker that runs the module at a URL. A worker inherits the content policy of whoever
 * starts it only if it starts from a blob, so this blob imports the module.
 */
export function startWorker(address: string, name: string): Worker {
  const source = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module', name });
}
