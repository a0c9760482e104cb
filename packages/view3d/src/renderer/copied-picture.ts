/** Between two looks whether a picture is drawn, milliseconds. */
const LOOK_EVERY = 8

/**
 * The pixels that were drawn last, asked for now and fetched once they are drawn, so that nobody waits for them; null where
 * the browser cannot say, or took the graphics away.
 */
export async function copiedPicture(
  gl: WebGLRenderingContext | WebGL2RenderingContext,
): Promise<ImageData | null> {
  if (!('fenceSync' in gl)) return null
  const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
  const buffer = gl.createBuffer()
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer)
  gl.bufferData(gl.PIXEL_PACK_BUFFER, 4 * width * height, gl.STREAM_READ)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0)
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
  const isDrawn = await drawn(gl)
  const bytes = new Uint8ClampedArray(4 * width * height)
  if (isDrawn) {
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer)
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, bytes)
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null)
  }
  gl.deleteBuffer(buffer)
  return isDrawn ? new ImageData(uprightRows(bytes, width), width, height) : null
}

/** Whether everything asked for until now came to an end; false where it never will. */
export async function drawn(gl: WebGL2RenderingContext): Promise<boolean> {
  const mark = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  for (;;) {
    if (!mark || gl.isContextLost()) return false
    const status = gl.clientWaitSync(mark, 0, 0)
    if (status !== gl.TIMEOUT_EXPIRED) {
      gl.deleteSync(mark)
      return status !== gl.WAIT_FAILED
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

/** WebGL begins with the lowest row, and a page with the highest. */
export function uprightRows(bytes: Uint8ClampedArray<ArrayBuffer>, width: number) {
  const row = 4 * width
  const upright = new Uint8ClampedArray(bytes.length)
  for (let from = 0; from < bytes.length; from += row)
    upright.set(bytes.subarray(from, from + row), bytes.length - row - from)
  return upright
}
