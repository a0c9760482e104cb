export type SubCategory =
  | 'Squares'
  | 'Man-made'
  | 'Natural'
  | 'Trees'
  | 'Bushes'
  | 'Rocks'
  | 'Doors'
  | 'Stairs'
  | 'Barriers'
  | 'Posts'
  | 'Electrical'
  | 'Vehicles'
  | 'ADA'
  | 'Rise'
  | 'Bracing'
  | 'Service'
  | 'All'
  | 'Tools'

export type GraphicCategory = {
  readonly id: string
  readonly name: string
  /** The graphic whose picture stands for the category. */
  readonly image: string
  readonly subCategories: readonly SubCategory[]
}

/** The shelves of the library (spec 2 §3.4). */
export const GRAPHIC_CATEGORIES: readonly GraphicCategory[] = [
  { id: 'shapes', name: 'Shapes', image: 'arrow', subCategories: ['Squares'] },
  { id: 'ground', name: 'Ground', image: 'cobble-stones', subCategories: ['Man-made', 'Natural'] },
  { id: 'nature', name: 'Nature', image: 'tree', subCategories: ['Trees', 'Bushes', 'Rocks'] },
  {
    id: 'buildings',
    name: 'Buildings',
    image: 'stairs-4',
    subCategories: ['Doors', 'Stairs', 'Barriers', 'Posts'],
  },
  { id: 'industrial', name: 'Industrial', image: 'pickup', subCategories: ['Electrical', 'Vehicles'] },
  {
    id: 'layout',
    name: 'Layout',
    image: 'platform-bracing',
    subCategories: ['ADA', 'Rise', 'Bracing', 'Service'],
  },
  { id: 'text', name: 'Text', image: 'text-garage', subCategories: ['All'] },
  { id: 'misc', name: 'Misc', image: 'measure-tool', subCategories: ['Tools'] },
]
