import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { runsAtBuild } from '../../tools/steps/at-build.mjs'

/** Where the server answers while the designer is served by Vite (`npm run dev`). */
const server = process.env.API_ORIGIN ?? 'http://localhost:4000'

/** Paths that belong to the server; everything else is the designer's own routes. */
const serverPaths = ['/api', '/oidc', '/oidc-login', '/documentation/openapi', '/portal', '/brand.svg']
const proxy = Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }]))

const MEASURES =
  /packages[\\/](domain|drafting|editor|drawing)[\\/]src[\\/](geometry|placement|drawings|marks|survey|camera|state|letters|lengths)[\\/]/

export default defineConfig({
  base: '/',
  plugins: [react(), runsAtBuild()],
  build: {
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with packs better in one file than in ten.
            { name: 'start', tags: ['$initial'], priority: 2 },
            // So does what all of the designer measures and draws with.
            { name: 'measures', test: MEASURES, minShareCount: 3, priority: 1 },
            // What writes a PDF and what reads its fonts come together, and are too much for one file.
            { name: 'fontkit', test: /node_modules[\\/]fontkit/ },
          ],
        },
      },
    },
  },
  server: { proxy, strictPort: true },
  preview: { proxy, strictPort: true },
})
