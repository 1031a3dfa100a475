// The names of the columns of customer lists in common exports. Browsers load this file.

import type { TableVocabulary } from '#app/features/uploads/upload.vocabulary.ts'

export type CustomerField =
  | 'email'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'orderReference'
  | 'language'
  | 'country'
  | 'consent'
  | 'objection'

const words = (text: string) => text.trim().split(/\s+/)

/** Names are in the twelve languages of the product; see `plainName` for how they are compared. */
export const customerColumns: TableVocabulary<CustomerField> = {
  required: ['email'],
  fields: [
    {
      id: 'email',
      label: 'Email address',
      names: words(`
        email emailaddress emailvalue mail mailaddress emailid primaryemail customeremail buyeremail
        billingemail emailbilling billingemailaddress contactemail emailadresse mailadresse kundenemail
        adresseemail adressemail adressedemessagerie courriel correo correoelectronico indirizzoemail
        emailadres epost epostadress eposta epostaadresi adresemail emailova emailovaadresa
        enderecodeemail`),
    },
    {
      id: 'name',
      label: 'Name',
      names: words(`
        name fullname customer customername clientname buyername contactname displayname billingname
        recipientname kunde kundenname kundename kundnamn klantnaam klant nom nomcomplet nombre
        nombrecompleto nombreyapellidos nome nomecompleto naam navn namn nazwa klient adsoyad adisoyadi
        jmeno zakaznik`),
    },
    {
      id: 'firstName',
      label: 'First name',
      names: words(`
        firstname givenname forename fname customerfirstname billingfirstname firstnamebilling vorname
        prenom voornaam fornavn fornamn imie ad krestnijmeno`),
    },
    {
      id: 'lastName',
      label: 'Last name',
      names: words(`
        lastname familyname surname lname customerlastname billinglastname lastnamebilling nachname
        familienname nomdefamille apellido apellidos cognome sobrenome apelido achternaam efternavn
        efternamn nazwisko soyad soyadi prijmeni`),
    },
    {
      id: 'orderReference',
      label: 'Order reference',
      names: words(`
        order orderid orderno ordernr ordernumber ordername orderreference reference bestellung
        bestellnummer auftragsnummer commande numerodecommande ndecommande pedido numerodepedido ordine
        numeroordine bestelnummer ordrenummer ordernummer zamowienie numerzamowienia siparis siparisno
        objednavka cisloobjednavky`),
    },
    {
      id: 'language',
      label: 'Language of the email',
      names: words(`
        language lang locale customerlocale preferredlanguage sprache langue idioma lingua taal sprog
        sprak jezyk dil jazyk`),
    },
    {
      id: 'country',
      label: 'Country',
      names: words(`
        country countrycode billingcountry billingcountrycode customercountry buyercountry shippingcountry
        countryregion land landescode landercode pays pais paese kraj ulke zeme stat`),
    },
    {
      id: 'consent',
      label: 'Agreed to marketing',
      names: words(`
        acceptsmarketing acceptsemailmarketing buyeracceptsmarketing marketingconsent emailmarketing
        emailmarketingconsent emailsubscriptionstatus emailsubscriberstatus subscriberstatus
        subscriptionstatus receivemarketingemails receivesmarketingemails
        receivereviewabandonedcartemails newsletter newsletterabonniert optin emailoptin subscribed
        emailconsent allowsmarketing agreestomarketing canbecontacted`),
    },
    {
      id: 'objection',
      label: 'Objected to email',
      names: words(`
        donotemail unsubscribed optout emailoptout hasoptedoutofemail noemail blocked`),
    },
  ],
  exports: [
    {
      name: 'Shopify orders',
      signature: ['name', 'email', 'financialstatus', 'lineitemname'],
      // Its “Name” is the number of the order.
      columns: { name: 'orderReference', billingname: 'name', shippingname: 'name' },
    },
    {
      name: 'WooCommerce orders',
      signature: ['orderid', 'ordernumber', 'billingemail'],
      columns: { orderid: '' },
    },
    {
      name: 'PayPal',
      signature: ['fromemailaddress', 'toemailaddress', 'transactionid'],
      // The recipient is the business itself.
      columns: { fromemailaddress: 'email', toemailaddress: '', invoicenumber: 'orderReference' },
    },
    {
      name: 'PayPal',
      signature: ['absenderemailadresse', 'empfangeremailadresse', 'transaktionscode'],
      columns: {
        absenderemailadresse: 'email',
        empfangeremailadresse: '',
        rechnungsnummer: 'orderReference',
      },
    },
    {
      name: 'Etsy orders',
      signature: ['saledate', 'orderid', 'buyeruserid', 'fullname'],
      columns: { buyer: '' },
    },
  ],
}
