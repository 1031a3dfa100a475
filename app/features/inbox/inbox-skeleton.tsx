import { Bone, Skeleton } from '#app/ui/states.tsx'

/** The shape of the inbox while it is on its way: the list, and beside it the open review. */
export function InboxSkeleton() {
  return (
    <div className="grid gap-10 p-(--gutter) min-[1000px]:grid-cols-[352px_minmax(0,1fr)]">
      <Skeleton label="Loading reviews" rows={5} />
      <div aria-hidden className="hidden content-start gap-5 min-[1000px]:grid">
        <Bone width="short" />
        <Bone isTall />
        <Bone isTall />
        <Bone isTall width="half" />
      </div>
    </div>
  )
}
