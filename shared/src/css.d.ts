// Style sheets are imported for their effect alone; the bundler links them.
declare module '*.css';
declare module '*.css?url' {
  const address: string;
  export default address;
}
