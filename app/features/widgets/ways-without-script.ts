import { escaped } from '#widget/print.ts'
import type { Embedded, Way } from './ways-in.ts'

/** No script on the visitor's page. These suit whatever has a place in the page. */
export const withoutScript = (embedded: Embedded): Way[] =>
  [fragment, frame, picture, json].map((way) => way(embedded))

export const frameCode = (embedded: Embedded) =>
  `<iframe src="${embedded.doors}${embedded.widgetId}.html" title="${escaped(embedded.title)}" width="100%" height="${embedded.height}" loading="lazy" style="border:0"></iframe>`

export const linkedPicture = ({ doors, widgetId, title, pageAddress }: Embedded) =>
  `<a href="${pageAddress}"><img src="${doors}${widgetId}.png" alt="${escaped(title)}" height="40"></a>`

function fragment({ doors, widgetId }: Embedded): Way {
  const address = `${doors}${widgetId}.html?fragment`
  return {
    id: 'fragment',
    title: 'Plain HTML',
    where: 'For server includes and static sites: no script, no request',
    steps: [
      {
        text: 'Let your server or your build fetch this address and put what it gets into the page as it is.',
        label: 'Address',
        code: address,
      },
      { text: 'In PHP:', label: 'PHP', code: `<?= file_get_contents('${address}') ?>` },
      {
        text: 'In Astro, at build time:',
        label: 'Astro',
        code: `---\nconst reviews = await fetch('${address}').then((response) => response.text())\n---\n<Fragment set:html={reviews} />`,
      },
      { text: 'Fetch it again at least every day, so that new reviews appear and removed ones go.' },
    ],
    note: 'The fragment holds its style in a <template shadowrootmode="open">. It works in HTML that a browser loads, not in HTML that a script inserts. A strict style-src policy must allow the hash in the response’s Vouchsafe-Style-Hash header.',
  }
}

function frame(embedded: Embedded): Way {
  return {
    id: 'frame',
    title: 'Frame',
    where: 'An iframe, for sites that allow no scripts',
    steps: [
      { text: 'Paste this code where the reviews belong.', label: 'Frame', code: frameCode(embedded) },
      {
        text: 'The page in the frame does not see your page. On a dark page add ?page=dark to the address, on a page that runs from right to left ?dir=rtl, or both: ?page=dark&dir=rtl.',
      },
    ],
  }
}

function picture(embedded: Embedded): Way {
  const { doors, widgetId, title, pageAddress } = embedded
  const image = `${doors}${widgetId}`
  return {
    id: 'picture',
    title: 'Picture',
    where: 'The rating as an image, for READMEs and emails',
    steps: [
      {
        text: 'In Markdown, for example in a README:',
        label: 'Markdown',
        code: `[![${title.replace(/[[\]\\<>&*_`]/g, '\\$&')}](${image}.svg)](${pageAddress})`,
      },
      {
        text: 'In an email, or in any other HTML. Mail programs show PNG, and mostly no SVG.',
        label: 'HTML',
        code: linkedPicture(embedded),
      },
    ],
  }
}

function json({ doors, widgetId }: Embedded): Way {
  return {
    id: 'json',
    title: 'JSON',
    where: 'The data, to draw the reviews yourself',
    steps: [
      {
        text: 'Fetch it from any origin; docs/widgets.md describes each field.',
        label: 'Address',
        code: `${doors}${widgetId}.json`,
      },
      {
        text: 'Show what the texts say: which reviews were selected, how many there are, and the link to how they are collected. The response can stand inside a <script type="application/json"> as it is.',
      },
    ],
  }
}
