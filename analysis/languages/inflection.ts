/**
 * The other forms of a word in its dictionary form, folded: "ending>endings in its place", "=" for its last letter once more, "*" for
 * any letters. Generous: a form that nobody writes is found nowhere.
 */
const rules: Record<string, string> = {
  en: '>s,es,ed,ing,=ed,=ing y>ies,ied e>ed,ing',
  de: '>e,en,er,es,em,n,s in>innen en>e,st,t,et,te,ten,tet,end,ende,enden,ender n>st,t,te,ten',
  nl: '>e,en,s,es,er,ere,je,jes,=e,=en f>ve,ven s>ze,zen en>t,te,ten,de,den,end,ende',
  fr: '>s,e,es,x er>e,es,ez,ent,ee,ees,ait,aient,ant,a,ons,ere,eres,erait,era ir>i,is,it,issent,issait,ie,ies,issant re>,s,t,u,ue,us,ues,ent,ait,ant eux>euse,euses al>aux,ale,ales f>ve,ves c>che,ches el>elle,elles en>enne,ennes on>onne,onnes et>ette,ettes eur>euse,euses teur>trice,trices',
  es: '>s,es o>a,os,as z>ces or>ora,oras n>na,nas ar>o,a,as,an,amos,aba,aban,e,aron,ado,ada,ados,adas,ando er>o,e,es,en,ia,ian,io,ieron,ido,ida,idos,idas,iendo ir>o,e,en,ia,ian,io,ieron,ido,ida,idos,idas,iendo',
  it: 'o>i,a,e,hi,he a>e,he e>i io>i are>o,i,a,iamo,ano,ato,ata,ati,ate,ando,ava,avano,ino ere>o,e,ono,uto,uta,uti,ute,endo,eva,evano ire>o,e,ono,ito,ita,iti,ite,endo,iva,isce,iscono',
  pt: '>s,es o>a,os,as ao>oes,aes,aos,a m>ns l>is il>eis or>ora,oras ar>o,a,as,am,amos,ava,avam,ou,aram,ado,ada,ados,adas,ando,ei er>o,e,em,ia,iam,eu,eram,ido,ida,idos,idas,endo ir>o,e,em,ia,iam,iu,iram,ido,ida,idos,idas,indo',
  sv: '>en,et,ar,er,or,arna,erna,na,n,s,t,a,ade,=en,=et,=a,=t a>an,or,orna,as,at,ade,ad,ar,er,te,t,na e>ar,en,arna,ade el>lar,la,len er>rar,re,ern en>na,net,nar',
  da: '>en,et,e,er,erne,ene,ne,s,t,te,=e,=en,=er,=et,=erne e>er,en,et,ede,te,t,es,erne,ende el>ler,lerne,len,le er>re,rer,eren,ret en>ne',
  pl: '>a,u,owi,em,ie,y,i,ow,om,ami,ach,e,iem,owie a>y,i,e,o,ie,om,ami,ach,ek ka>ce,ek ga>dze ra>rze ta>cie o>a,u,em,ie,om,ami,ach e>a,u,em,om,ami,ach,i y>a,e,ego,emu,ym,ych,ymi,i i>a,e,ie,iego,iemu,im,ich,imi ek>ka,ku,kiem,ki,kow,kom,kami,kach ec>ca,cy,cow,cem,cami ac>a,am,asz,aja,al,ala,ali,aly,alo,alem,alam,alismy,alysmy,any,ana,ane,ano,ania,anie ic>i,ia,il,ila,ili,ily,ilo,ilem,ilam,ilismy,iony,iona,ione,iono yc>y,yl,yla,yli,yly,ylo,ylem,ylam,ony,ona,one,ono ec>i,e,al,ala,ialo,eli owac>uje,uja,owal,owala,owali,owano,owany,owana,owane',
  cs: '>u,a,e,i,y,em,ovi,um,ech,ich,ami,ou,mi a>y,u,e,o,ou,am,ach,ami ka>ce,ek o>a,u,em,e,ech,um e>i,em,ich,im,emi,et y>a,e,eho,emu,ym,ych,ymi,i,ou i>iho,imu,im,ich,imi,e,i ek>ku,ky,kem,kach,ku,cich ec>ce,ci,cum,cem at>am,a,aji,al,ala,ali,alo,aly,an,ana,ano,ame it>i,im,eji,il,ila,ili,ilo,ily,en,ena,eno,eny,ime et>i,el,ela,eli,elo,ely,eji ovat>uje,uji,oval,ovala,ovali,ovan,ovana,ovano nout>ne,nul,nula,nuli,nut,nuto ost>osti',
  tr: '>i,in,a,e,u,un,si,su,ya,ye,yi,da,de,ta,te,dan,den,tan,ten,la,le,yla,yle,lar*,ler*,imiz*,umuz*,miz*,muz*,m,im,nin,nun,sinda,sinde,li,lik,siz k>gi*,gu*,ga,ge mek>di*,du*,ti*,tu*,d*,me*,mi*,mu*,r,er,ir,ur,rler,yor*,iyor*,uyor*,yen,en,ye*,yi*,ince,len*,lm*,il*,ul* mak>di*,du*,ti*,tu*,ma*,mi*,mu*,r,ar,ir,ur,iyor*,uyor*,yor*,yan,an,ya*,yi*,inca,il*,ul*,lan*',
}

/** "abgesagt": a prefix that German and Dutch write before "ge". */
const participle =
  /^(ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vor|weg|zu|zuruck|aan|af|in|op|over|terug|uit|voor)?(.{2,}?)(?:en|n)$/

const parsed = new Map(
  Object.entries(rules).map(([language, its]) => [
    language,
    its.split(' ').map((rule) => {
      const [ending, others] = rule.split('>') as [string, string]
      return { ending, others: others.split(',') }
    }),
  ]),
)

/** Fewer letters left than these are no stem; nor is so little of one before an ending: the French "cher" is no verb with the form "chez". */
const shortest = 2
const shortestBefore = 3

/** A folded word in its forms, itself first. A form that ends in "*" may go on. */
export function formsOf(word: string, language: string): string[] {
  const forms = [word]
  if (word.length <= shortest || /\d/.test(word)) return forms
  for (const { ending, others } of parsed.get(language) ?? []) {
    const stem = word.slice(0, word.length - ending.length)
    if (stem.length >= (ending.length > 1 ? shortestBefore : shortest) && word.endsWith(ending))
      for (const other of others) forms.push(stem + other.replace('=', stem.at(-1)!))
  }
  const verb = language === 'de' || language === 'nl' ? participle.exec(word) : null
  if (verb) for (const end of ['', 't', 'et', 'en', 'd']) forms.push(`${verb[1] ?? ''}ge${verb[2]}${end}`)
  return [...new Set(forms)]
}

export const isForm = (forms: readonly string[], word: string) =>
  forms.some((form) => (form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : form === word))
