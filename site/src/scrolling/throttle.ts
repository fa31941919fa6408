/**
 * Runs `run` immediately and then at most every `ms` ms while called, with a final run after the last call.
 * @returns the function to call instead
 */
export function throttle(run: () => void, ms: number): () => void {
  let resting = false;
  let calledMeanwhile = false;
  return function call() {
    if (resting) {
      calledMeanwhile = true;
      return;
    }
    resting = true;
    run();
    setTimeout(() => {
      resting = false;
      if (!calledMeanwhile) return;
      calledMeanwhile = false;
      call();
    }, ms);
  };
}
