/**
 * Starts a worker that runs the module at a URL. A worker inherits the content security policy of
 * the page or worker that starts it only if it is started from a blob; the blob imports the module.
 */
export function startWorker(address: string, name: string): Worker {
  const source = new Blob([`import ${JSON.stringify(address)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(source), { type: 'module', name });
}
