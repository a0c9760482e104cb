/** Version of the application and its label (spec 1 §9). */
export const APP_VERSION = '2.8.15'
export const VERSION_BRAND = 'Gladius'
