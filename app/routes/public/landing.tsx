export default function Landing() {
  return <h1>Let their words stand.</h1>
}
