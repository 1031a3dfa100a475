// The names of the columns of reviews in common exports. Browsers load this file.

import type { KnownExport, TableVocabulary } from '#app/features/uploads/upload.vocabulary.ts'

export type ReviewField = 'rating' | 'text' | 'title' | 'author' | 'date'

const words = (text: string) => text.trim().split(/\s+/)
const known = (name: string, signature: string): KnownExport<ReviewField> => ({
  name,
  signature: words(signature),
  columns: {},
})

export const reviewColumns: TableVocabulary<ReviewField> = {
  required: ['rating', 'date'],
  fields: [
    {
      id: 'rating',
      label: 'Rating',
      names: words(`
        rating stars score starrating reviewstars reviewscore reviewrating overallscore note bewertung sterne
        sternebewertung puntuacion calificacion valutazione waardering betyg bedommelse ocena hodnoceni puan
        avaliacao nota`),
    },
    {
      id: 'text',
      label: 'Text',
      names: words(`
        body text review comment content reviewcontent reviewtext reviewbody reviewcomment message kommentar
        rezension commentaire avis comentario resena commento recensione opmerking recensie recension
        anmeldelse komentarz opinia komentar recenze yorum`),
    },
    {
      id: 'title',
      label: 'Title',
      names: words('title reviewtitle headline summary titel titre titulo titolo tytul nadpis baslik'),
    },
    {
      id: 'author',
      label: 'Author’s name',
      names: words(`
        author authorname reviewer reviewername reviewerdisplayname displayname consumername reviewusername
        userdisplayname username nickname name fullname customername autor auteur autore naam navn namn`),
    },
    {
      id: 'date',
      label: 'Date',
      names: words(`
        date reviewdate createdat createtime createdate datecreated createdon reviewcreatedutc reviewcreated
        reviewcreationdate creationdate submittedat submissiondate datepublished publishedat dateposted
        timestamp datum fecha data tarih dato`),
    },
  ],
  exports: [
    known('Judge.me', 'title body rating reviewdate reviewername producthandle'),
    known('Trustpilot', 'reviewstars reviewcontent reviewusername'),
    known('Yotpo', 'reviewscore reviewcontent displayname'),
    known('Loox', 'rating author body createdat photourl'),
    { ...known('Google', 'reviewerdisplayname starrating createtime'), columns: { name: '' } },
  ],
}

/** Suggested for the source's name. */
export const knownSources = ['Google', 'Trustpilot', 'Judge.me', 'Yotpo', 'Loox']

export const importLimits = {
  rows: 100_000,
  columns: 180,
  /** Characters of one row: the longest text, and room for the rest of an export. */
  rowLength: 100_000,
  fileBytes: 32 * 1024 * 1024,
}
