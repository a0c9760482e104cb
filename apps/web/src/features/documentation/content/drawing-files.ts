import type { SubSection } from './entry.ts'

/** A page for every file for other programs. */
export const drawingFiles: readonly SubSection[] = [
  {
    name: 'DXF Drawing',
    when: 'An architect or engineer works in a CAD program.',
    shows: 'The plan of a DXF file in the Documents dialog.',
    words: ['dxf', 'cad', 'autocad', 'dwg', 'architect', 'engineer'],
    entries: [
      {
        title: 'DXF',
        text: [
          'Plan and elevations at full size in inches, on layers, with real dimensions. Parts are blocks; tag, stock item and set height are attributes.',
        ],
        steps: [
          'Open File, then Documents.',
          'Choose DXF in the last row and press Download.',
          'In the dealer portal press DXF in the quote.',
        ],
      },
    ],
  },
  {
    name: 'SVG Drawing',
    when: 'You put the plan or an elevation on a web page or in a document.',
    shows: 'The plan of an SVG file in the Documents dialog.',
    words: ['svg', 'vector', 'web page', 'illustrator'],
    entries: [
      {
        title: 'SVG',
        text: [
          'One view as a vector drawing, at full size in inches, with a group for each layer. Browsers and drawing programs open it.',
        ],
        steps: [
          'Open File, then Documents.',
          'Choose SVG in the last row, then the view.',
          'Press Download.',
        ],
      },
    ],
  },
  {
    name: 'glTF Model',
    when: 'Someone wants the ramp in a 3D program.',
    shows: 'The model of a glTF file in the Documents dialog.',
    words: ['gltf', 'glb', '3d file', '3d model', 'sketchup', 'blender', 'customer 3d'],
    entries: [
      {
        title: 'glTF (.glb)',
        text: [
          'The ramp at its true size, for most 3D programs. Parts, legs and braces have their tags as names. The file for the customer has no part names.',
        ],
        steps: [
          'Open File, then Documents, and choose glTF. Or press Export 3D in the 3D view.',
          'Turn on For the customer: no part names, if you send it to the customer.',
          'Press Download.',
        ],
      },
    ],
  },
  {
    name: 'USDZ Model',
    when: 'The customer wants to see the ramp at the door, on an iPhone or iPad.',
    shows: 'The model of a USDZ file in the Documents dialog.',
    words: ['usdz', 'ar', 'augmented reality', 'iphone', 'ipad', 'customer ar'],
    entries: [
      {
        title: 'USDZ',
        text: [
          'The ramp at its true size. iPhone, iPad and Mac open the file; an iPhone shows it through its camera, at the customer’s door.',
        ],
        steps: [
          'Open File, then Documents, and choose USDZ.',
          'Turn on For the customer: no part names.',
          'Press Download and send the file to the customer.',
        ],
      },
    ],
  },
]
