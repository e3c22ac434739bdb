import { seededRandom } from './chance';

/** How many ratings gave so many stars. */
export interface StarCount {
  readonly stars: number;
  readonly count: number;
}

const MOST_STARS = 5;

/** Chance that a single rating lies so many stars away from the product's own. */
const SPREAD = [
  { away: 0, upTo: 0.58 },
  { away: 1, upTo: 0.78 },
  { away: -1, upTo: 0.93 },
  { away: -2, upTo: 1 },
] as const;

/**
 * How the shown number of ratings may be spread over five to one stars so that their mean, rounded, is the product's
 * rate; the same for the same seed. As sample as the number itself (section 9, "random review count").
 */
export function ratingDistribution(rate: number, count: number, seed: number): readonly StarCount[] {
  const random = seededRandom(seed);
  const ratings = Array.from({ length: count }, () => within(rate + awayBy(random())));
  for (let off = offBy(ratings, rate); off !== 0; off = offBy(ratings, rate)) {
    const extreme = off > 0 ? Math.max(...ratings) : Math.min(...ratings);
    ratings[ratings.indexOf(extreme)] = extreme - off;
  }
  return Array.from({ length: MOST_STARS }, (_, index) => MOST_STARS - index).map((stars) => ({
    stars,
    count: ratings.filter((rating) => rating === stars).length,
  }));
}

function awayBy(chance: number): number {
  return SPREAD.find(({ upTo }) => chance < upTo)?.away ?? 0;
}

function within(stars: number): number {
  return Math.min(MOST_STARS, Math.max(1, stars));
}

/** 1 when the rounded mean is above the rate, −1 when it is below, else 0. */
function offBy(ratings: readonly number[], rate: number): number {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return Math.sign(Math.round(mean) - rate) || 0;
}
