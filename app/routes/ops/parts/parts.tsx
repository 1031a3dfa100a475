import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { socialNetworks } from '#app/features/instance/social-networks.vocabulary.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PublicLayout } from '#app/ui/public-layout.tsx'
import { ChartParts } from './chart-parts.tsx'
import { FloatingParts } from './floating-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { MarkParts } from './mark-parts.tsx'
import { StateParts } from './state-parts.tsx'

const foot = {
  owner: 'Vouchsafe',
  year: 2026,
  email: 'hello@vouchsafe.example',
  social: socialNetworks.map(({ id, name, host }) => ({ id, name, address: `https://${host}` })),
  hasDirectory: true,
}

// GET /dev/parts: every part of app/ui in its states, to look at. In development only.
export default function Parts() {
  return (
    <PublicLayout foot={foot} isSignedIn={false}>
      <title>Parts</title>
      <div className="page pt-10">
        <PageHeader
          above={<Link to="/dev/parts/admin">The business area</Link>}
          lead="Every part in its states, to look at narrow and wide, light and dark."
          title="Parts and their states"
        />
        <FormParts />
        <MarkParts />
        <FloatingParts />
        <StateParts />
        <ChartParts />
      </div>
    </PublicLayout>
  )
}

export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="mt-16 border-t border-rule pt-3" id={id}>
      <h2 className="mb-6 text-xl">{title}</h2>
      {children}
    </section>
  )
}
