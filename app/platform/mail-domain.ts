import providers from 'email-providers/all.json' with { type: 'json' }
import common from 'email-providers/common.json' with { type: 'json' }
import { getDomain } from 'tldts'

/** Public mail and internet providers of the twelve languages' countries that the library's list lacks. */
const moreProviders = `1und1.de a1.net aon.at aruba.it bahnhof.se bbox.fr bredband.net chello.at clix.pt comhem.se duck.com
  fastmail.com fastwebnet.it gmx.ch googlemail.co.uk hispeed.ch hotmail.com.tr iol.pt jubii.dk mail.de mail.dk movistar.es
  mozmail.com mynet.com netcabo.pt ono.com op.pl passmail.net pec.it plus.net posteo.de privaterelay.appleid.com proximus.be
  simplelogin.com spectrum.net stofanet.dk sunrise.ch superonline.com tdc.dk tdcadsl.dk telefonica.net telenor.dk telia.com
  tim.it ttmail.com tuta.io tutanota.com upcmail.nl volny.cz xs4all.nl yandex.com.tr ziggo.nl zohomail.eu`

const shared = new Set([...providers, ...moreProviders.split(/\s+/)])

const known = new Set([...common, ...moreProviders.split(/\s+/)])

/** A provider that many people use, and no likeness of one such as gmial.com, which the longer list has too. */
export const isKnownProvider = (domain: string) => known.has(domain)

/**
 * The registrable domain behind an email address, such as "shop.example" for "sam@mail.shop.example": whoever holds it
 * can make any number of mailboxes. Null where strangers share a domain (public mail and internet providers), and for
 * what is no address.
 */
export function mailDomainOf(address: string): string | null {
  const host = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
  const domain = address.includes('@') && host.length <= 253 ? getDomain(host) : null
  return domain === null || shared.has(domain) || shared.has(host) ? null : domain
}
