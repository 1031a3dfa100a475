declare module 'virtual:verifier' {
  const verifier: { html: string; policy: string }
  export default verifier
}
