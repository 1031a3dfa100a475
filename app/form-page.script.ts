// The script of visitors' forms. Their own parts come first, because they may stop a form from being sent.
import './features/review-form/review-form.script.ts'
import './page.script.ts'

const video = document.querySelector<HTMLFormElement>('form[data-video]')
if (video)
  void import('./features/media/video-form.script.ts').then(({ enhanceVideoForm }) => enhanceVideoForm(video))
const photos = document.querySelector<HTMLFormElement>('form[data-photos]')
if (photos)
  void import('./features/media/photos-form.script.ts').then(({ enhancePhotosForm }) =>
    enhancePhotosForm(photos),
  )
