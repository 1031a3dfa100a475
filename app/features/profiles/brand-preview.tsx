import { type ReactNode, useEffect, useRef } from 'react'
import { type Brand, brandProperties } from './brand.vocabulary.ts'

/** A sheet in the brand as typed: set by the script, because a policy forbids style attributes in documents. */
export function BrandPreview({ brand, children }: { brand: Brand; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = element.current!
    style.cssText = ''
    for (const [name, value] of brandProperties(brand)) style.setProperty(name, value)
  }, [brand])
  return (
    <div className="rounded-surface border border-line bg-paper p-5" ref={element}>
      {children}
    </div>
  )
}
