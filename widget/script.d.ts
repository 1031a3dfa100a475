/** A script for other people's sites as a string; see bundle.ts. */
declare module '*?script' {
  const script: string
  export default script
}
