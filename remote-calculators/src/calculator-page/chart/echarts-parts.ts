import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Only what the charts use: the whole library would be more than twice as large.
echarts.use([BarChart, LineChart, GridComponent, SVGRenderer]);

export { echarts };
