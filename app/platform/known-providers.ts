// Browsers load this file.
import common from 'email-providers/common.json' with { type: 'json' }

/** Public mail and internet providers of the twelve languages' countries that the library's list lacks. */
export const moreProviders =
  `1und1.de a1.net aol.de aon.at aruba.it atlas.cz azet.sk bahnhof.se bbox.fr bredband.net broadpark.no
  casema.nl cegetel.net chello.at clix.pt comhem.se dbmail.dk disroot.org duck.com fastmail.com fastwebnet.it
  glocalnet.net gmx.ch go2.pl googlemail.co.uk hispeed.ch hotmail.com.tr interia.eu internet.ru iol.pt jubii.dk
  kabelplus.at kpnplanet.nl live.dk live.se liwest.at magenta.de mail.de mail.dk mail.tele.dk mail.telepac.pt
  movistar.es mozmail.com mynet.com netcabo.pt numericable.fr ofir.dk onet.eu online.nl online.no ono.com op.pl
  passmail.net pec.it plus.net plusnet.com poczta.onet.pl posteo.de privaterelay.appleid.com proximus.be pt.lu
  quick.cz quicknet.nl riseup.net scarlet.be simplelogin.com solcon.nl spectrum.net stofanet.dk sunrise.ch
  superonline.com swipnet.se swissonline.ch t-online.at tdc.dk tdcadsl.dk tele2.nl tele2.se telefonica.net
  telenor.dk telfort.nl telia.com tim.it tiscali.cz tlen.pl ttmail.com ttnet.net.tr turk.net tuta.com tuta.io
  tutamail.com tutanota.com tutanota.de unitybox.de upcmail.nl versatel.de vodafone.de vodafonemail.de volny.cz
  vp.pl vtxmail.ch xs4all.nl ya.com yandex.com.tr youmail.dk ziggo.nl zohomail.com zohomail.eu zoznam.sk`.split(
    /\s+/,
  )

const known = new Set([...common, ...moreProviders])

/** Whether many people use this provider. Excludes misspelt ones such as gmial.com, which the longer list contains. */
export const isKnownProvider = (domain: string) => known.has(domain)
