// The same app in Vue, with its pages kept alive while they are away.
import { createApp, ref } from 'vue'

const Reviews = {
  props: ['id'],
  template: `<vouchsafe-widget :data-vouchsafe="id" style="display: block; min-height: 320px" />`,
}
const One = { props: ['ids'], components: { Reviews }, template: `<Reviews :id="ids[0]" />` }
const List = {
  props: ['ids'],
  components: { Reviews },
  template: `<ol><li v-for="id in ids" :key="id"><Reviews :id="id" /></li></ol>`,
}
const Home = { template: `<h1>Home</h1>` }
const Div = { template: `<div data-vouchsafe="third" style="min-height: 320px" />` }

const app = createApp({
  components: { Home, One, List, Div },
  setup: () => ({ page: ref('Home'), ids: ref(['first', 'second']) }),
  template: `<main>
    <button v-for="name in ['Home', 'One', 'List', 'Div']" :key="name" type="button" @click="page = name">{{ name }}</button>
    <button type="button" @click="ids = ids.toReversed()">Swap</button>
    <KeepAlive><component :is="page" :ids="ids" /></KeepAlive>
  </main>`,
})
app.config.compilerOptions.isCustomElement = (tag) => tag === 'vouchsafe-widget'
app.mount('#app')
