export { Carousel, type CarouselProps } from './view.tsx';
