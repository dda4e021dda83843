/** A file as text; the bundler makes it a separate chunk if it is imported dynamically. */
declare module '*?raw' {
  const text: string;
  export default text;
}
