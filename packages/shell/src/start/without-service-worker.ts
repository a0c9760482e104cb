/** The part of a browser's container of service workers that is used here. */
type Workers = Pick<ServiceWorkerContainer, 'getRegistrations'>

/**
 * Unregisters every service worker of this origin (spec 1 §7): one that another product left here would answer with pages
 * of its own. Where a browser has none, or keeps them closed, there is nothing to do.
 */
export async function withoutServiceWorker(workers: Workers | undefined): Promise<void> {
  try {
    const registered = (await workers?.getRegistrations()) ?? []
    await Promise.all(registered.map((worker) => worker.unregister()))
  } catch {
    // A browser that keeps its storage closed refuses the question; the app starts all the same.
  }
}
