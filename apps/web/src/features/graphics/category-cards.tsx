import { UnstyledButton } from '@mantine/core'
import { GRAPHIC_CATEGORIES, type GraphicCategory, libraryGraphic, type SubCategory } from '@ramp/drawing'
import { IconChevronRight } from '@tabler/icons-react'
import { GraphicPicture } from '../../ui/figures/graphic-picture.tsx'
import classes from './graphics.module.css'

/** The shelves of the library, two in a row. */
export const CategoryCards = ({ onOpen }: { readonly onOpen: (category: GraphicCategory) => void }) => (
  <ul className={classes.categories}>
    {GRAPHIC_CATEGORIES.map((category) => {
      const image = libraryGraphic(category.image)
      return (
        <li key={category.id}>
          <UnstyledButton className={classes.category} onClick={() => onOpen(category)}>
            {image && <GraphicPicture graphic={image} className={classes.categoryPicture} />}
            {category.name}
          </UnstyledButton>
        </li>
      )
    })}
  </ul>
)

type SubCategoryListProps = {
  readonly category: GraphicCategory
  readonly onOpen: (sub: SubCategory) => void
}

/** What a category is divided into, in alphabetical order. */
export const SubCategoryList = ({ category, onOpen }: SubCategoryListProps) => (
  <ul className={classes.subs}>
    {[...category.subCategories].sort().map((sub) => (
      <li key={sub}>
        <UnstyledButton className={classes.sub} onClick={() => onOpen(sub)}>
          {sub}
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </li>
    ))}
  </ul>
)
