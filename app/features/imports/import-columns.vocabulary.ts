// The names of the columns of reviews in common exports. Browsers load this file.

import type { DetailField } from '#app/features/reviews/review.vocabulary.ts'
import type { KnownExport, TableVocabulary } from '#app/features/uploads/upload.vocabulary.ts'

/**
 * A detail is kept beside a review as its file had it, and never shown as ours. One that is the number or the name of a
 * product here makes the review one of that product.
 */
export type ReviewField = 'rating' | 'text' | 'title' | 'author' | 'email' | 'date' | DetailField

const words = (text: string) => text.trim().split(/\s+/)
const known = (
  name: string,
  signature: string,
  columns: KnownExport<ReviewField>['columns'] = {},
): KnownExport<ReviewField> => ({ name, signature: words(signature), columns })

export const reviewColumns: TableVocabulary<ReviewField> = {
  required: ['rating', 'date'],
  fields: [
    {
      id: 'rating',
      label: 'Rating',
      names: words(`
        rating stars score starrating ratingscore recommendationtype reviewstars reviewscore reviewrating overallscore note bewertung sterne
        sternebewertung sternanzahl anzahlsterne sternzahl gesamtbewertung puntuacion calificacion valutazione waardering betyg bedommelse ocena hodnoceni puan
        avaliacao nota`),
    },
    {
      id: 'text',
      label: 'Text',
      names: words(`
        body text review comment comments content reviewcontent reviewtext reviewbody reviewcomment
        reviewcomments reviewdescription reviewmessage customerreview feedback testimonial testimonialtext
        quote message description kommentar bewertungstext rezensionstext kundenbewertung kundenmeinung
        bewertungskommentar textdesavis textedelavis textodelaresena testorecensione tekst
        rezension commentaire avis comentario resena commento recensione opmerking recensie recension
        anmeldelse komentarz opinia komentar recenze yorum`),
    },
    {
      id: 'title',
      label: 'Title',
      names: words(
        'title reviewtitle reviewheadline headline summary bewertungstitel titel titre titulo titolo tytul nadpis baslik',
      ),
    },
    {
      id: 'author',
      label: 'Author’s name',
      names: words(`
        author authorname authortitle reviewauthor reviewer customer reviewername reviewerdisplayname displayname consumername reviewusername
        userdisplayname username nickname name fullname customername autor auteur autore naam navn namn guest guestname kunde kundenname`),
    },
    {
      id: 'email',
      label: 'Author’s email (never shown)',
      names: words(`
        email mail emailaddress authoremail revieweremail customeremail useremail consumeremail reviewemail emailadresse
        mailadresse correo correoelectronico adressemail adresseemail indirizzoemail emailadres eposta epost`),
    },
    {
      id: 'date',
      label: 'Date',
      names: words(`
        date reviewdate createdat createtime createdate datecreated createdon reviewcreatedutc reviewcreated
        reviewcreationdate creationdate submittedat submissiondate datepublished publishedat dateposted
        timestamp createdtime datereviewed reviewedat reviewedin reviewdatetimeutc publishedatdate
        datesubmitted bewertungsdatum datum fecha data tarih dato`),
    },
    {
      id: 'reply',
      label: 'Reply (kept, not shown)',
      names: words(`
        reply replytext replycontent companyresponse companyreply businessresponse ownerresponse
        responsefromowner responsefromownertext owneranswer merchantreply storereply reviewreplycomment
        reviewreply antwort antwortdeshaendlers reponse respuesta risposta antwoord`),
    },
    {
      id: 'product',
      label: 'Product (kept, not shown)',
      names: words(`
        product productname producttitle producthandle itemname produkt produktname produit producto
        prodotto productnaam`),
    },
    {
      id: 'verified',
      label: 'Verified mark (kept, not shown)',
      names: words(`
        verified verifiedpurchase verifiedbuyer isverified verifiedbyshop verifiziert verifizierterkauf`),
    },
    {
      id: 'photos',
      label: 'Addresses of photos (kept, never loaded)',
      names: words(`
        photos photo photourl photourls pictureurls picture attachedimages images image imageurls reviewimages
        reviewimgurls reviewimageurls media fotos bilder`),
    },
  ],
  exports: [
    known('Judge.me', 'title body rating reviewdate reviewername producthandle'),
    known('Trustpilot', 'reviewstars reviewcontent reviewusername'),
    known('Yotpo', 'reviewscore reviewcontent displayname'),
    known('Loox', 'rating author body createdat photourl'),
    known('Google', 'reviewerdisplayname starrating createtime', { name: '' }),
    // Its “name” and “rating” belong to the business, not to the review.
    known('Google', 'authortitle reviewrating reviewtext reviewdatetimeutc', {
      name: '',
      rating: '',
      reviews: '',
      reviewtimestamp: '',
      query: '',
    }),
    known('Etsy', 'reviewer datereviewed starrating message'),
    // What guests liked and what they did not are two boxes.
    known('Booking.com', 'reviewscore positivereview negativereview', {
      positivereview: 'text',
      negativereview: 'text',
      propertyreply: 'reply',
    }),
    known('Facebook', 'recommendationtype reviewtext createdtime'),
    // Title of a person, such as “CEO at Acme”.
    known('Testimonial.to', 'name title testimonial rating', { title: '' }),
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
