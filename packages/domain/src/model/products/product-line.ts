/** Codes of the product lines (spec 1 §1). */
export const PRODUCT_LINES = ['P3G', 'P2G', 'PHD', 'APD', 'HAR', 'T3G', 'RAILWAY'] as const
export type ProductLine = (typeof PRODUCT_LINES)[number]

export const SURFACES = ['SOLID', 'EXP_METAL'] as const
export type Surface = (typeof SURFACES)[number]

export const HANDRAILS = ['NO_RAILS', 'TWO_LINE', 'HORZ_PICKET', 'VERT_PICKET', 'GUARDS'] as const
export type Handrails = (typeof HANDRAILS)[number]

export const PRICE_LEVELS = ['retail', 'dealer', 'fss'] as const
export type PriceLevel = (typeof PRICE_LEVELS)[number]

export const RATIOS = ['1:20', '1:16', '1:12', '1:10', '1:8'] as const
export type DesiredRatio = (typeof RATIOS)[number]

export type Industry = 'residential' | 'commercial'
