import './poster.css'

type PosterProps = { name: string; address: string; picture: string }

/** An A4 sheet to put up for customers. Its question does not suggest an answer. */
export function Poster({ name, address, picture }: PosterProps) {
  return (
    <section aria-label="Poster preview" className="poster">
      <p className="poster-question">How was {name}?</p>
      <p className="poster-words">
        Tell others how it was. It takes a minute and needs no account. Bad reviews are published like good
        ones.
      </p>
      <img alt={`QR code that leads to ${address}`} height={240} src={picture} width={240} />
      <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
      <p className="poster-small">Collected with Vouchsafe</p>
    </section>
  )
}
