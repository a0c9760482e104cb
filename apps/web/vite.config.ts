import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { runsAtBuild } from '../../tools/steps/at-build.mjs'

/** Where the server answers while the designer is served by Vite (`npm run dev`). */
const server = process.env.API_ORIGIN ?? 'http://localhost:4000'

/** Paths that belong to the server; everything else is the designer's own routes. */
const serverPaths = ['/api', '/oidc', '/oidc-login', '/documentation/openapi', '/portal', '/brand.svg']
const proxy = Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }]))

export default defineConfig({
  base: '/',
  plugins: [react(), runsAtBuild()],
  build: {
    target: 'es2023',
    sourcemap: true,
    // What writes a PDF and what reads its fonts come together, and are too much for one file.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'fontkit', test: /node_modules[\\/]fontkit/ }] } },
    },
  },
  server: { proxy, strictPort: true },
  preview: { proxy, strictPort: true },
})
