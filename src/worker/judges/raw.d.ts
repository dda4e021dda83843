/** A file as text; the bundler makes it a chunk of its own if it is imported by a call. */
declare module '*?raw' {
  const text: string;
  export default text;
}
