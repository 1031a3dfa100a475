import './poster.css'

type PosterProps = {
  address: string
  picture: string
  /** In the language of the business's customers. The question does not suggest an answer. */
  words: { language: string; question: string; text: string; maker: string }
}

/** An A4 sheet to put up for customers. */
export function Poster({ address, picture, words }: PosterProps) {
  return (
    <section aria-label="Poster preview" className="poster" lang={words.language}>
      <p className="poster-question">{words.question}</p>
      <p className="poster-words">{words.text}</p>
      <img alt={`QR code that leads to ${address}`} height={240} src={picture} width={240} />
      <p className="poster-address">{address.replace(/^https?:\/\//, '')}</p>
      <p className="poster-small">{words.maker}</p>
    </section>
  )
}
