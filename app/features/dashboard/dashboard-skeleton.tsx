import { Bone, Skeleton } from '#app/ui/states.tsx'

export function DashboardSkeleton() {
  return (
    <>
      <div aria-hidden className="bone h-16 w-1/2" />
      <div className="mt-8 grid gap-10 min-[1100px]:grid-cols-[minmax(0,1fr)_320px]">
        <Skeleton label="Loading the dashboard" rows={1}>
          <Bone width="half" />
          <div className="bone h-72" />
        </Skeleton>
        <div aria-hidden>
          <Skeleton label="" rows={3} />
        </div>
      </div>
    </>
  )
}
