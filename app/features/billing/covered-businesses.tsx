import { useNavigation } from 'react-router'
import { plans } from '#app/features/plans/plans.ts'
import { formatNumber } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import type { Cover } from './cover-business.server.ts'

export function CoveredBusinesses({ plan, places, taken, canAdd, businesses }: Cover) {
  const { longName } = plans[plan]
  const pressed = useNavigation().formData?.get('business')
  const open = businesses.filter(({ isCovered, isOpen }) => isCovered && isOpen)
  const count = formatNumber(taken) + (places === -1 ? ', no limit' : ` of ${formatNumber(places)}`)
  return (
    <Block id="covered" note={count} title={`Businesses in ${longName}`}>
      <ul className="max-w-[44em] text-sm">
        {businesses.map((each) => {
          const { id, name, isOpen, isCovered } = each
          const isLast = open.length === 1 && open[0] === each
          const canChange = isCovered ? !isLast : canAdd && isOpen
          return (
            <li
              className="grid min-h-control grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5"
              key={id}
            >
              <span className="wrap-anywhere">
                {name}
                <span className="text-muted">
                  , {isCovered ? `in ${longName}` : `on ${plans[each.tier].longName}`}
                  {!isOpen && (isCovered ? ', closed, keeps its place' : ', closed')}
                </span>
              </span>
              {canChange && (
                <PostButton
                  aria-label={isCovered ? `Remove ${name}` : `Add ${name}`}
                  isBusy={pressed === id}
                  act={isCovered ? 'uncover' : 'cover'}
                  fields={{ business: id }}
                >
                  {isCovered ? 'Remove' : 'Add'}
                </PostButton>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-5 max-w-[40em] text-xs text-muted">
        {taken === places && 'All places are taken: remove a business to add another. '}
        The monthly numbers are each business’s own. One that you remove is on Starter at once, and nothing of
        it is deleted.
      </p>
    </Block>
  )
}
