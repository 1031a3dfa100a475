// Loads the check of a page against the public log when somebody asks for it.

addEventListener('click', async (event) => {
  const link = (event.target as Element).closest('a')
  const area = link?.parentElement
  if (!link || area?.dataset.logCheck === undefined) return
  event.preventDefault()
  const { checkPage } = await import('./check-page.ts')
  await checkPage(area, link)
})
