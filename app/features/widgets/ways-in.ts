import { htmlAndApps } from './ways-in-apps.ts'
import { frameCode, linkedPicture, withoutScript } from './ways-without-script.ts'

/** The facts about a widget that the instructions need; see `readEmbedded` in widget-code.server.ts. */
export type Embedded = {
  widgetId: string
  /** "Customer reviews of NAME", in the widget's language. */
  title: string
  /** The business's public page here. */
  pageAddress: string
  /** Before the id: "https://reviews.example/w/". */
  doors: string
  /** Whether it lies over the page and takes no place in it. */
  isFloating: boolean
  /** CSS pixels that the page reserves; 0 for what lies over the page. */
  height: number
  /** Placeholder and script: two lines for any page. */
  code: string
  loader: { address: string; integrity: string }
}

type Step = { text: string; code?: string; label?: string }

export type Way = { id: string; title: string; where: string; steps: Step[]; note?: string }
type WayGroup = { id: string; title: string; ways: Way[] }

/** Every way in that suits the widget. A widget that lies over the page has none that is confined to a frame or a picture. */
export function waysIn(embedded: Embedded): WayGroup[] {
  return [
    { id: 'builders', title: 'Website builders', ways: siteBuilders(embedded) },
    { id: 'apps', title: 'HTML and apps', ways: htmlAndApps(embedded) },
    ...(embedded.isFloating
      ? []
      : [{ id: 'plain', title: 'Without a script', ways: withoutScript(embedded) }]),
  ]
}

/** Steps as the builders' own menus name them, for a widget within a page and for one that lies over all pages. */
const siteBuilders = (embedded: Embedded): Way[] =>
  [wordpress, shopify, webflow, wix, squarespace].map((way) => way(embedded))

function wordpress({ isFloating, code }: Embedded): Way {
  return {
    id: 'wordpress',
    title: 'WordPress',
    where: 'A Custom HTML block',
    steps: isFloating
      ? [
          {
            text: 'Open Appearance, then Editor, then Patterns, and choose your footer under Template parts. In a classic theme open Appearance, then Widgets, and a footer area.',
          },
          { text: 'Add a Custom HTML block and paste this code into it.', code },
          { text: 'Choose Save. Every page that shows this footer now has the widget.' },
        ]
      : [
          {
            text: 'Edit the page or post. For every page of a kind, edit its template: Appearance, then Editor.',
          },
          { text: 'Where the reviews belong, type /html, choose Custom HTML, and paste this code.', code },
          { text: 'Choose Preview to look at it, then Publish or Save.' },
        ],
    note: 'WordPress keeps scripts only for administrators and editors, on a network of sites only for its super administrator. On WordPress.com your plan must allow plugins; on the others use the frame or the picture below.',
  }
}

function shopify({ isFloating, code }: Embedded): Way {
  return {
    id: 'shopify',
    title: 'Shopify',
    where: 'A Custom Liquid section',
    steps: [
      {
        text: 'In your admin open Online Store, then Themes, and choose Edit theme (Customize) beside your theme.',
      },
      {
        text: isFloating
          ? 'In the list on the left, under Footer, choose Add section, then Custom Liquid.'
          : 'Choose the page at the top, such as Home page or Products. In the list on the left choose Add section, then Custom Liquid.',
      },
      { text: 'Paste this code into Liquid code, then choose Save.', code },
    ],
    note: 'In a theme from before Online Store 2.0 only the home page has sections: paste the code into the template instead (Edit code).',
  }
}

function webflow({ isFloating, code }: Embedded): Way {
  return {
    id: 'webflow',
    title: 'Webflow',
    where: isFloating ? 'Footer code' : 'A Code Embed element',
    steps: isFloating
      ? [
          { text: 'Open Site settings, then Custom code.' },
          { text: 'Paste this code into Footer code, and choose Save.', code },
          { text: 'Publish the site.' },
        ]
      : [
          {
            text: 'In the Designer choose Add elements, then Code Embed under Advanced, and drag it to its place.',
          },
          { text: 'Paste this code into it, and choose Save & Close.', code },
          { text: 'Publish the site. The Designer itself shows a placeholder, because it runs no scripts.' },
        ],
    note: 'Custom code needs a paid Site plan or Workspace.',
  }
}

function wix(embedded: Embedded): Way {
  const { isFloating, code, doors, widgetId, height } = embedded
  if (isFloating)
    return {
      id: 'wix',
      title: 'Wix',
      where: 'Custom code for the whole site',
      steps: [
        {
          text: 'In your dashboard open Settings, then Custom Code under Advanced, and choose Add Custom Code.',
        },
        { text: 'Paste this code.', code },
        { text: 'Add it to all pages, place it in Body - end, and choose Apply.' },
      ],
      note: 'Wix allows custom code on a premium site with its own domain.',
    }
  return {
    id: 'wix',
    title: 'Wix',
    where: 'A frame, or a custom element',
    steps: [
      { text: 'In the Editor choose Add Elements, then Embed Code, then Embed a Site.' },
      { text: 'Enter this website address.', label: 'Address', code: `${doors}${widgetId}.html` },
      { text: `Drag the frame to its place, and make it at least ${height} pixels high.` },
      {
        text: 'Or, without a frame, choose Embed Code, then Custom Element, and enter this server URL.',
        label: 'Server URL',
        code: `${doors}loader.js`,
      },
      {
        text: 'Enter vouchsafe-widget as its tag name. Under Set Attributes add data-vouchsafe with this value.',
        label: 'Value of data-vouchsafe',
        code: widgetId,
      },
    ],
    note: 'The frame works on every plan. Wix shows custom elements only on a premium site with its own domain.',
  }
}

function squarespace(embedded: Embedded): Way {
  const { isFloating, code } = embedded
  if (isFloating)
    return {
      id: 'squarespace',
      title: 'Squarespace',
      where: 'Code injection in the footer',
      steps: [
        { text: 'Open Settings, then Developer Tools (Advanced), then Code Injection.' },
        { text: 'Paste this code into Footer, and choose Save.', code },
      ],
      note: 'Code injection needs the Core plan or a higher one, or Business or higher among the older plans.',
    }
  return {
    id: 'squarespace',
    title: 'Squarespace',
    where: 'A code block',
    steps: [
      { text: 'Edit the page, choose Add block, then Code.' },
      { text: 'Keep HTML chosen, replace the sample text with this code, and save.', code },
      {
        text: 'Where the script does not run, put the frame into the code block instead.',
        label: 'Frame',
        code: frameCode(embedded),
      },
      {
        text: 'On the Personal plan neither a script nor a frame runs. A picture with a link does.',
        label: 'Picture',
        code: linkedPicture(embedded),
      },
    ],
    note: 'Scripts and frames in code blocks need the Core plan or a higher one, or Business or higher among the older plans. While you edit, Squarespace may hide the widget; the published page shows it.',
  }
}
