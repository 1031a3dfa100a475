import { isBigProvider } from '#app/features/mailing/mailbox-providers.ts'

/** Where anybody can have a mailbox, beside the big providers: the widely used ones, by country. */
const others = new Set(
  `
  fastmail.com fastmail.fm hey.com hushmail.com inbox.com tuta.com tuta.io tutanota.com tutanota.de tutamail.com
  zoho.com zohomail.com zohomail.eu duck.com privaterelay.appleid.com simplelogin.com mozmail.com disroot.org
  riseup.net mail.ru bk.ru list.ru inbox.ru internet.ru rambler.ru yandex.com yandex.ru ya.ru ukr.net
  qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net rediffmail.com
  arcor.de email.de freenet.de mail.de mailbox.org online.de posteo.de vodafone.de vodafonemail.de kabelmail.de
  unitybox.de versatel.de t-online.at
  a1.net aon.at chello.at kabelplus.at liwest.at bluewin.ch hispeed.ch sunrise.ch swissonline.ch vtxmail.ch
  btinternet.com btopenworld.com blueyonder.co.uk ntlworld.com sky.com talktalk.net tiscali.co.uk virginmedia.com
  virgin.net plusnet.com eircom.net
  att.net bellsouth.net charter.net comcast.net cox.net earthlink.net frontier.com juno.com optonline.net
  sbcglobal.net verizon.net windstream.net rogers.com shaw.ca sympatico.ca telus.net videotron.ca
  bigpond.com bigpond.net.au iinet.net.au optusnet.com.au xtra.co.nz
  aliceadsl.fr bbox.fr cegetel.net club-internet.fr free.fr laposte.net neuf.fr numericable.fr sfr.fr
  proximus.be scarlet.be skynet.be telenet.be voo.be pt.lu
  alice.it aruba.it email.it fastwebnet.it inwind.it iol.it libero.it tim.it tin.it tiscali.it virgilio.it
  movistar.es ono.com telefonica.net terra.es ya.com
  clix.pt iol.pt mail.pt mail.telepac.pt netcabo.pt portugalmail.pt sapo.pt
  bol.com.br globo.com globomail.com ig.com.br terra.com.br uol.com.br zipmail.com.br
  casema.nl chello.nl hetnet.nl home.nl kpnmail.nl kpnplanet.nl online.nl planet.nl quicknet.nl solcon.nl telfort.nl
  tele2.nl upcmail.nl xs4all.nl ziggo.nl
  gazeta.pl go2.pl interia.eu interia.pl o2.pl onet.eu onet.pl op.pl poczta.fm poczta.onet.pl tlen.pl vp.pl wp.pl
  atlas.cz centrum.cz email.cz post.cz quick.cz seznam.cz tiscali.cz volny.cz azet.sk centrum.sk zoznam.sk
  dbmail.dk jubii.dk mail.dk mail.tele.dk ofir.dk stofanet.dk tdcadsl.dk youmail.dk
  bredband.net comhem.se glocalnet.net home.se spray.se swipnet.se tele2.se telia.com online.no broadpark.no
  mynet.com superonline.com ttmail.com ttnet.net.tr turk.net
  `
    .trim()
    .split(/\s+/),
)

export const isPublicMailDomain = (domain: string) => isBigProvider(domain) || others.has(domain)
