/** The content of somebody's page around a place, with text below it, in the layouts that have broken widgets before. */
export const layouts: Record<string, (place: string) => string> = {
  block: (place) => `<div>${place}</div>`,
  'flex row': (place) => `<div style="display:flex;gap:16px">${place}<p class="beside">Open daily</p></div>`,
  'centred flex column': (place) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${place}</div>`,
  'grid with centred items': (place) => `<div style="display:grid;place-items:center">${place}</div>`,
  'table cell': (place) => `<table><tr><td>${place}</td></tr></table>`,
  'inline-block': (place) => `<div style="display:inline-block">${place}</div>`,
  absolute: (place) =>
    `<div style="position:relative;height:620px"><div style="position:absolute;left:0;top:0">${place}</div></div>`,
  'CSS columns': (place) => `<div style="columns:2 300px">${place}</div>`,
  'hidden tab': (place) => `<div class="tab" hidden style="min-height:560px">${place}</div>`,
  zoom: (place) => `<div style="zoom:1.5">${place}</div>`,
  'all: unset': (place) => `<div class="unset"><div>${place}</div></div>`,
  Bootstrap: (place) => `<div class="container"><div class="row"><div class="col">${place}</div></div></div>`,
}

/** What these layouts take from a stylesheet. Of Bootstrap's, the rules of its reboot and its grid that could matter. */
export const layoutStyle = `
body { margin: 8px; font-family: sans-serif }
.unset * { all: unset }
.unset div { display: block }
.container, .container *, .container ::before { box-sizing: border-box }
.container { width: 100%; max-width: 1320px; margin: 0 auto; padding: 0 12px; line-height: 1.5; -webkit-text-size-adjust: 100% }
.row { display: flex; flex-wrap: wrap; margin: 0 -12px }
.row > * { flex-shrink: 0; width: 100%; max-width: 100%; padding: 0 12px }
.row > .col { flex: 1 0 0; width: auto }
.container p { margin: 0 0 1rem }
.container a { color: #0d6efd; text-decoration: underline }
.container svg { vertical-align: middle }
`
