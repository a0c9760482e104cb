import {
  BackSide,
  BoxGeometry,
  type Camera,
  Color,
  Group,
  InstancedMesh,
  MeshDepthMaterial,
  type Scene,
  Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/**
 * Shaders made beside the page. The library makes those of shadows with the first picture that has them, and the page waits:
 * things that cast a shadow and are never drawn have them made with the others.
 */
export function shadersFor(renderer: WebGLRenderer) {
  const casters = shadowCasters()
  const target = new WebGLRenderTarget(1, 1)
  const ofShadows = (scene: Scene, camera: Camera) => {
    const { fog } = scene
    // A shader is the same only for the same surroundings: shadows are drawn beside the screen, and no haze is in them.
    scene.fog = null
    renderer.setRenderTarget(target)
    const ready = renderer.compileAsync(casters.group, camera, scene)
    renderer.setRenderTarget(null)
    scene.fog = fog
    return ready
  }
  return {
    /** Settles once a picture of the scene waits for none of them. */
    ready: async (scene: Scene, camera: Camera): Promise<void> => {
      await Promise.all([ofShadows(scene, camera), renderer.compileAsync(scene, camera)])
      if (renderer.getContext().isContextLost()) return
      // What a shader takes is asked for once; later it would wait for what is drawn before.
      for (const program of renderer.info.programs ?? []) {
        program.getUniforms()
        program.getAttributes()
      }
    },
    free: () => {
      casters.free()
      target.dispose()
    },
  }
}

/** Something with a pattern, as decks have, and something without; both with colors of their own. */
function shadowCasters() {
  const group = new Group()
  const geometry = new BoxGeometry()
  for (const map of [null, new Texture()]) {
    const caster = new InstancedMesh(geometry, new MeshDepthMaterial({ side: BackSide, map }), 1)
    caster.setColorAt(0, new Color())
    group.add(caster)
  }
  const free = () => {
    geometry.dispose()
    for (const one of group.children)
      if (one instanceof InstancedMesh) {
        one.material.dispose()
        one.dispose()
      }
  }
  return { group, free }
}
